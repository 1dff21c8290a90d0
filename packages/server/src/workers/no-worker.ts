import { Trouble } from '../trouble.ts';

/**
 * No worker could begin a job, or the server stops. It says nothing about the job, unlike a job that was cut off or failed:
 * the same job may be retried.
 */
export class NoWorker extends Trouble {
  constructor(message = 'the machine has no process to spare at this moment; nothing was changed') {
    super(503, 'busy', message, { retryAfter: 1 });
    this.name = 'NoWorker';
  }
}
