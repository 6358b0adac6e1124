/** The end of a lesson: what to keep of it, and what comes next. */
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../art/icons";
import { t } from "../../texts/texts";
import type { LessonDocument, ListedLesson } from "../../types/api";
import { following } from "./order";
import { Picture } from "./picture";

type Props = { lesson: LessonDocument; lessons: readonly ListedLesson[]; again: () => void };

export function Ended({ lesson, lessons, again }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const next = following(lesson.id, lessons);
  const name = t(lesson.key);
  return (
    <main class="lesson-end">
      <section class="panel" data-testid="lesson-ended">
        <Picture picture={lesson.picture} height={120} />
        <h1 ref={heading} tabIndex={-1}>
          {lesson.number ? t("lesson-ended", { number: lesson.number }) : t("lesson-ended-more", { name })}
        </h1>
        <p class="lesson-text">
          {next ? t("lesson-ended-next", { name: t(next.key) }) : lesson.number ? t("lesson-ended-all") : ""}
        </p>
        <div class="lesson-said keep">
          <Icon name="trophy" size={20} />
          <p>
            <b>{t("lesson-keep")}</b>
            {t(`${lesson.key}-keep`)}
          </p>
        </div>
        <div class="lesson-foot">
          <button type="button" class="btn quiet" onClick={again}>
            <Icon name="undo" /> {t("lesson-again")}
          </button>
          <a class={`btn${next ? "" : " primary"}`} href="/learn" data-testid="lesson-to-learn">
            {t("lesson-to-learn")}
          </a>
          {next && (
            <a class="btn primary" href={`/learn/${next.id}`} data-testid="lesson-following">
              {t("lesson-next")} <Icon name="next" />
            </a>
          )}
        </div>
      </section>
    </main>
  );
}
