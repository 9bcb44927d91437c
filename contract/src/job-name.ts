import { m } from './paraglide/messages.js';

/** The jobs of a queue in words; the name of the queue if it is not known. */
export const jobName = (queue: string): string => m.job_name({ queue });
