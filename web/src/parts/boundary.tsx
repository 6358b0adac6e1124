/** A part of the page that fails keeps its box and can be loaded again; the rest goes on. */
import { Component, type ComponentChildren } from "preact";
import { t } from "../texts/texts";

type Props = { children: ComponentChildren; class?: string };

export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(fault: unknown): void {
    console.error(fault);
  }

  render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div class={`panel failed ${this.props.class ?? ""}`} role="alert">
        <p>{t("part-failed")}</p>
        <button type="button" class="btn" onClick={() => this.setState({ failed: false })}>
          {t("part-reload")}
        </button>
      </div>
    );
  }
}
