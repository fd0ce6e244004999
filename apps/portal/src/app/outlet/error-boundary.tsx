import { paths } from '@portal/contract/routes';
import { Component, type ReactNode } from 'react';
import { Redirect } from '../../frame/routing/navigation.tsx';

interface State {
  hasFailed: boolean;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <Redirect to={paths.unexpectedError} />;
  }
}
