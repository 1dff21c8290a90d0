import { open } from '@nightjar/server';
import { measured } from './usage.ts';

/** Our server in a process of its own. */
const { address } = await open(process.env);
measured(address);
