import type { Config } from '../config/index.ts';
import type { CallLimits } from '../platform/call-limits/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import type { Vault } from '../platform/encryption/index.ts';
import type { FileStore } from '../platform/file-store/index.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Logger } from '../platform/logger.ts';
import type { Mailer } from '../platform/mailer/index.ts';
import type { Random } from '../platform/random.ts';
import type { ProviderPorts } from '../providers/open-providers.ts';
import type { StaffDirectory } from './staff-directory.ts';

export interface Context extends ProviderPorts {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: Random;
  readonly vault: Vault;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly callLimits: CallLimits;
  readonly mailer: Mailer;
  readonly staff: StaffDirectory;
  readonly files: FileStore;
  readonly logger: Logger;
}
