/** An example: drawn until somebody wants to play it, then a live board in its place. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../parts/button";
import { has, language, t } from "../../texts/texts";
import { useLoaded } from "../loading";
import { Shown } from "../parts";
import { SceneMat, SceneOpponent } from "../scene/mat";
import { SceneOffer } from "../scene/offer";
import { bring, fetchExample, live, type Example, type Shown as ShownExample } from "./board";
import { LiveBoard } from "./live";

/** So far below the screen an example is fetched already. */
const AHEAD = "600px";

export function ExampleBox({ example, caption }: { example: Example; caption: string | null }) {
  const { box, near } = useNear();
  return (
    <figure class="example panel" ref={box} data-testid={`example-${example.name}`}>
      {near ? <Fetched example={example} caption={caption} /> : <div class="example-space" />}
    </figure>
  );
}

function Fetched({ example, caption }: { example: Example; caption: string | null }) {
  const found = useLoaded(`${example.edition} ${example.name} ${language.value}`, () => fetchExample(example));
  const now = live.value;
  const on = now?.example.name === example.name && now.example.edition === example.edition;
  const title = has(`rules-example-${example.name}`) ? t(`rules-example-${example.name}`) : caption;
  return (
    <Shown of={found}>
      {(start) => (
        <>
          <figcaption>
            <span>
              <b>{t("rules-example")}</b> {title}
            </span>
            {on ? (
              <Button class="quiet" icon="cross" label={t("rules-live-close")} testid={`close-${example.name}`} onClick={() => (live.value = null)} />
            ) : (
              <Button icon="hand" testid={`try-${example.name}`} onClick={() => bring(start)}>
                {t("rules-live-try")}
              </Button>
            )}
          </figcaption>
          {on ? <LiveBoard shown={now} /> : <Drawn shown={start} />}
        </>
      )}
    </Shown>
  );
}

function Drawn({ shown: { view } }: { shown: ShownExample }) {
  return (
    <div class="example-drawn">
      <SceneOffer view={view} size={9} />
      <SceneMat view={view} seat={view.seat ?? 0} size={innerWidth <= 640 ? 12.5 : 15} />
      <SceneOpponent view={view} />
    </div>
  );
}

/** Whether something is on the screen or will soon be; once near, it stays. */
function useNear() {
  const box = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!box.current || typeof IntersectionObserver === "undefined") return setNear(true);
    const watch = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && setNear(true), { rootMargin: AHEAD });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return { box, near };
}
