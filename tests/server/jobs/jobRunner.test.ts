import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Job } from '../../../src/server/core/jobs/Job.ts';
import { onEachJobStage } from './onEachJobStage.ts';

/** A job that counts its runs. */
function counting(name: string, run: Job['run'] = async () => {}): Job & { runs: () => number } {
  let runs = 0;
  return {
    name,
    everySeconds: 3600,
    run: async (signal) => {
      runs += 1;
      await run(signal);
    },
    runs: () => runs,
  };
}

/** Holds up a run until the test lets it go. */
function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  return {
    open,
    reached,
    pass: () => {
      reach();
      return opened;
    },
  };
}

onEachJobStage('scheduled work', (stage) => {
  test('is done at once, and then after each pause', async () => {
    const job = counting('sweep');
    const runner = stage.createRunner(job);
    expect([await runner.runOnce(), await runner.runOnce()]).toEqual([['sweep'], []]);
    expect(await stage.pauses()).toEqual({ sweep: 3600 });
    await stage.passPauses();
    expect(await runner.runOnce()).toEqual(['sweep']);
    expect(job.runs()).toBe(2);
    expect(runner.log()).toBe('');
  });

  test('is done by one of many processes', async () => {
    const jobs = ['one', 'two', 'three'].map((name) => counting(name, () => delay(5)));
    const runners = Array.from({ length: 8 }, () => stage.createRunner(...jobs));
    for (const round of [1, 2, 3]) {
      await Promise.all(runners.flatMap((runner) => [runner.runOnce(), runner.runOnce()]));
      expect(jobs.map((job) => job.runs())).toEqual([round, round, round]);
      await stage.passPauses();
    }
  });

  test('that takes long holds up no other', async () => {
    const { pass, reached, open } = gate();
    const slow = counting('slow', pass);
    const quick = { ...counting('quick'), everySeconds: 0 };
    const first = stage.createRunner(slow, quick).runOnce();
    await reached;
    expect(await stage.createRunner(slow, quick).runOnce()).toEqual(['quick']);
    open();
    expect([...(await first)].sort()).toEqual(['quick', 'slow']);
  });

  test('is left alone by a process that does not know it', async () => {
    const job = counting('of a newer release');
    await stage.createRunner(counting('old')).runOnce();
    const newer = stage.createRunner(job);
    await newer.runOnce();
    await stage.passPauses();
    expect(await stage.createRunner(counting('old')).runOnce()).toEqual(['old']);
    expect(job.runs()).toBe(1);
  });

  describe('that fails', () => {
    const failing = counting('broken', () => Promise.reject(new Error('out of paper')));

    test('is told in the log and tried again soon, and nothing else suffers', async () => {
      const other = counting('other');
      const runner = stage.createRunner(failing, other);
      await runner.runOnce();
      expect(await stage.pauses()).toEqual({ broken: 60, other: 3600 });
      expect(runner.log()).toMatch(/out of paper.*job broken failed/);
    });

    test('and comes often anyway, waits no longer than that', async () => {
      await stage.createRunner({ ...failing, everySeconds: 5 }).runOnce();
      expect(await stage.pauses()).toEqual({ broken: 5 });
    });
  });

  test('of a process that died is begun again, but not before its time', async () => {
    const { pass, reached, open } = gate();
    const dying = stage.createRunner(counting('digest', pass)).runOnce();
    await reached;
    const again = counting('digest');
    const other = stage.createRunner(again);
    expect(await other.runOnce()).toEqual([]);
    expect(await stage.pauses()).toEqual({ digest: 300 });
    await stage.passPauses();
    expect(await other.runOnce()).toEqual(['digest']);
    open();
    await dying;
  });

  test('in hand finishes its step when the process stops, and is soon taken up by another', async () => {
    const steps: string[] = [];
    const { pass, reached, open } = gate();
    const job = counting('steps', async (signal) => {
      for (const step of ['first', 'second']) {
        if (signal.aborted) return;
        if (step === 'first') await pass();
        steps.push(step);
      }
    });
    const runner = stage.createRunner(job);
    runner.start();
    await reached;
    const stopped = runner.stop();
    open();
    await stopped;
    expect(steps).toEqual(['first']);
    expect(await stage.pauses()).toEqual({ steps: 60 });
  });

  test('goes on in the background until it is stopped', async () => {
    const { pass, reached, open } = gate();
    open();
    const job = counting('background', pass);
    const runner = stage.createRunner(job);
    runner.start();
    runner.start();
    await reached;
    await runner.stop();
    await stage.passPauses();
    await delay(50);
    expect(job.runs()).toBe(1);
  });
});
