/** How often a process looks for jobs that are due. */
export const POLL_MS = 5_000;

/** How long a run may take: then it is broken off, and if its process is not heard of, another begins a new one. */
export const LONGEST_RUN_SECONDS = 300;

/** From a run that failed or was broken off to the next, unless the job comes more often anyway. */
export const RETRY_SECONDS = 60;
