import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The page says what came of it, and the focus moves there; that is an effect, and so a little later. */
export async function expectFocusedHeading(name: string): Promise<void> {
  const heading = await screen.findByRole('heading', { name });
  await waitFor(() => expect(document.activeElement).toBe(heading));
}
