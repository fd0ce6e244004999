import { Component, type ReactNode } from 'react';
import { Failed } from '../frame/states/failed.tsx';

export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? (
      this.props.children
    ) : (
      <Failed error={error} onRetry={() => window.location.reload()} />
    );
  }
}
