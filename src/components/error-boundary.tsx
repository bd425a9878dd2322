import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Renders the content to show in place of the children that failed. */
  renderFailure: (retry: () => void) => ReactNode;
  /** Called for each failure. */
  onFailure: (error: unknown) => void;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.failed
      ? this.props.renderFailure(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
