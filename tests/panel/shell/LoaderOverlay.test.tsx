// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLoaderStore } from '../../../src/panel/data/withLoader.ts';
import { LoaderOverlay } from '../../../src/panel/shell/ShellLayout.tsx';
import { renderInPanel } from '../support/renderInPanel.tsx';

test('the overlay is visible while the counter is above zero', async () => {
  const { set } = useLoaderStore.getState();
  await renderInPanel([{ path: '*', element: <LoaderOverlay /> }]);
  const overlay = () => screen.queryByRole('progressbar', { hidden: true });
  expect(overlay()).toBeNull();

  act(() => set(true));
  act(() => set(true));
  act(() => set(false));
  expect(overlay()).not.toBeNull();

  act(() => set(false));
  await waitFor(() => expect(overlay()).toBeNull());
});
