import { Trouble } from '../trouble.ts';

/** The Trouble with which a promise rejects. */
export async function troubleOf(work: Promise<unknown>): Promise<Trouble> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Trouble) return error;
    throw error;
  }
  throw new Error('it was accepted');
}

/** The Trouble's code. */
export const codeOf = async (work: Promise<unknown>): Promise<string> => (await troubleOf(work)).code;
