import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { loadPart, MissingPart } from '../../data/loadPart.ts';
import { whenServerAnswers } from '../../data/servedPanel.ts';
import { MissingNote } from './MissingNote.tsx';

/** Shown instead of a part that failed to load. */
export type MissingView = ComponentType<{ readonly error: unknown; readonly onRetry: () => void }>;

/**
 * A part of a page whose script is loaded on demand. If that fails, only the part shows the error, with a
 * retry.
 *
 * @param waiting placeholder until it is loaded
 * @example const CropDialog = lazyPart(() => import('./CropDialog.tsx'), <WaitingBar />);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
  waiting: ReactNode,
  Missing: MissingView = MissingNote,
): (props: Props) => ReactNode {
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
    // Errors of a loaded part go to the next error boundary.
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

/** When offline, retries automatically once the network is back. */
function WhileMissing({ Missing, error, onRetry }: WhileMissingProps) {
  const { reason } = error;
  useEffect(() => (reason === 'offline' ? whenServerAnswers(onRetry) : undefined), [reason, onRetry]);
  // Parts of a newer build do not work with this one.
  const again = reason === 'replaced' ? () => location.reload() : onRetry;
  return <Missing error={error} onRetry={again} />;
}

export interface ComponentModule<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * One try to load a component. React caches a failed `lazy`, so a retry needs a new attempt, which only a
 * user action may start, never a render.
 */
export interface Attempt<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  readonly load: () => Promise<ComponentModule<Props>>;
  readonly hasFailed: () => boolean;
}

export function attemptTo<Props>(load: () => Promise<ComponentModule<Props>>): Attempt<Props> {
  let coming: Promise<ComponentModule<Props>> | undefined;
  let hasFailed = false;
  const loadOnce = () => {
    coming ??= loadPart(load).catch((error) => {
      hasFailed = true;
      throw error;
    });
    return coming;
  };
  return { Part: lazy(loadOnce), load: loadOnce, hasFailed: () => hasFailed };
}
