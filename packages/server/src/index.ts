export { type Config, type Environment, type ReadConfig, readConfig } from './config.ts';
export { BadConfig, open, type Running, run } from './main.ts';
export { backup } from './operation/backup.ts';
export { openLog } from './operation/logs.ts';
export { type Complaint, complaints, recoveryCode } from './operation/operator.ts';
export { type Restored, restore } from './operation/restore.ts';
