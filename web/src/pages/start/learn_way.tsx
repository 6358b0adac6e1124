/** The way to the lessons, as large as the one to a game: until the lessons that everybody needs are done. */
import { Icon } from "../../art/icons";
import { get } from "../../net/rest";
import { isLearning } from "../../state/experience";
import { t } from "../../texts/texts";
import type { LessonList } from "../../types/api";
import { knowsBasics } from "../learn/order";
import { learnt } from "../learn/progress";
import { useLoaded } from "../loading";

export function LearnWay() {
  const begun = Object.keys(learnt.value).length > 0;
  if (!isLearning.value) return null;
  return begun ? <WhileLearning /> : <Way />;
}

/** How long the lessons are is asked only for who has begun one. */
function WhileLearning() {
  const lessons = useLoaded("lessons", () => get<LessonList>("/lessons")).data?.lessons;
  return lessons && !knowsBasics(lessons, learnt.value) ? <Way /> : null;
}

function Way() {
  return (
    <a class="btn big" href="/learn" data-testid="learn">
      <Icon name="book" />
      <span>
        <small>{t("start-new-here")}</small>
        {t("nav-learn")}
      </span>
    </a>
  );
}
