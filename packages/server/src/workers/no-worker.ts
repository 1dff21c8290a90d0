import { Trouble } from '../trouble.ts';

/**
 * Nobody was there to do a job, or nobody is any more, since the server stops. It says nothing about the job, unlike one
 * that was cut off or failed: nothing may be concluded from it, and the same job may be brought again.
 */
export class NoWorker extends Trouble {
  constructor(message = 'the machine has no process to spare at this moment; nothing was changed') {
    super(503, 'busy', message, { retryAfter: 1 });
    this.name = 'NoWorker';
  }
}
