import { beforeEach, expect, test } from 'vitest';
import { useLoaderStore, withLoader } from '../../../src/panel/data/withLoader.ts';

const state = () => useLoaderStore.getState();

beforeEach(() => useLoaderStore.setState({ counter: 0, loading: false }));

test('each true adds one, each false takes one', () => {
  state().set(true);
  state().set(true);
  expect(state()).toMatchObject({ counter: 2, loading: true });
  state().set(false);
  expect(state()).toMatchObject({ counter: 1, loading: true });
  state().set(false);
  expect(state()).toMatchObject({ counter: 0, loading: false });
});

test('it never goes below zero', () => {
  state().set(false);
  state().set(false);
  expect(state().counter).toBe(0);
  state().set(true);
  expect(state()).toMatchObject({ counter: 1, loading: true });
});

test('work that fails lets go of the loader too', async () => {
  await expect(withLoader(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(state().counter).toBe(0);
});
