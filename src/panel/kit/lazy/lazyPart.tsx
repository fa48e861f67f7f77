import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { MissingPart } from '../../data/loadPart.ts';
import { whenServerAnswers } from '../../data/servedPanel.ts';
import { attemptTo, type ComponentModule } from './attemptTo.ts';

/** What stands in the place of a part that did not come. */
export type MissingView = ComponentType<{ readonly error: unknown; readonly onRetry: () => void }>;

/**
 * A part of a page whose script comes when it is needed. The page stays where it does not come: the part says so, and
 * can be asked for again.
 *
 * @param waiting holds its place until it is there
 * @example const CropDialog = lazyPart(() => import('./CropDialog.tsx'), <WaitingBar />, MissingNote);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
  waiting: ReactNode,
  Missing: MissingView,
): ComponentType<Props> {
  let attempt = attemptTo(load);
  const current = () => {
    if (attempt.hasFailed()) attempt = attemptTo(load);
    return attempt;
  };

  return function LazyPart(props: Props) {
    const [{ Part }, setAttempt] = useState(current);
    return (
      <MissingBoundary Missing={Missing} onRetry={() => setAttempt(current())}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </MissingBoundary>
    );
  };
}

interface MissingBoundaryProps {
  readonly Missing: MissingView;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

class MissingBoundary extends Component<MissingBoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // What came and fails by itself is none of a part's business.
    if (!(error instanceof MissingPart)) throw error;
    return <WhileMissing Missing={this.props.Missing} error={error} onRetry={this.retry} />;
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };
}

interface WhileMissingProps extends Pick<MissingBoundaryProps, 'Missing' | 'onRetry'> {
  readonly error: MissingPart;
}

/** Without a network, it comes by itself once there is one. */
function WhileMissing({ Missing, error, onRetry }: WhileMissingProps) {
  const { reason } = error;
  useEffect(() => (reason === 'offline' ? whenServerAnswers(onRetry) : undefined), [reason, onRetry]);
  // The parts of another panel are of no use to this one.
  const again = reason === 'replaced' ? () => location.reload() : onRetry;
  return <Missing error={error} onRetry={again} />;
}
