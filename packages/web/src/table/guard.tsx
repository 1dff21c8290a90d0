import { Component, type ReactNode } from 'react';

/** Keeps a drawing that fails from taking the table with it: the question and its answers go on without it. */
export class Guard extends Component<
  { readonly seq: unknown; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  /** Another position is another chance. */
  override componentDidUpdate(before: { readonly seq: unknown }): void {
    if (this.state.hasFailed && before.seq !== this.props.seq) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
