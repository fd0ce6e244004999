import { lineOf, onOrOff, origin, secretText } from './values/schemas.ts';
import { allOrNone, type Rule, type ValuesOf, type Variables } from './values/variable.ts';

/** Region sent to object stores that have no regions. */
const USUAL_REGION = 'us-east-1';

export interface S3Access {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

export interface FileStoreConfig {
  s3: S3Access | undefined;
}

const REQUIRED_WHEN = 'with any other `S3_` variable';

export const fileStoreVariables = {
  S3_BUCKET: {
    schema: lineOf(
      63,
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u,
      'must be 3 to 63 lowercase letters, digits, hyphens and dots',
    ),
    unset: 'files under `DATA_DIR`',
    meaning: 'bucket of an S3-compatible store for uploaded files',
    requiredWhen: REQUIRED_WHEN,
  },
  S3_ACCESS_KEY_ID: {
    isSecret: true,
    schema: secretText,
    unset: 'none',
    meaning: 'id of the access key for the bucket',
    requiredWhen: REQUIRED_WHEN,
  },
  S3_SECRET_ACCESS_KEY: {
    isSecret: true,
    schema: secretText,
    unset: 'none',
    meaning: 'secret of that key',
    requiredWhen: REQUIRED_WHEN,
  },
  S3_ENDPOINT: {
    schema: origin,
    unset: 'Amazon’s endpoint for the region',
    meaning: 'address of a store other than Amazon’s, such as MinIO',
  },
  S3_REGION: {
    schema: lineOf(60, /^[a-z0-9-]+$/u, 'must be lowercase letters, digits and hyphens'),
    unset: '`us-east-1` with `S3_ENDPOINT`',
    meaning: 'region of the bucket',
    requiredWhen: 'with `S3_BUCKET`, unless `S3_ENDPOINT` is set',
  },
  S3_FORCE_PATH_STYLE: {
    schema: onOrOff,
    unset: '`on` with `S3_ENDPOINT`, otherwise `off`',
    meaning: 'whether URLs name the bucket in their path instead of their host',
  },
} as const satisfies Variables;
type FileStoreValues = ValuesOf<typeof fileStoreVariables>;

export function fileStoreRules(values: FileStoreValues): Rule[] {
  return [
    ...allOrNone(values, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], {
      further: ['S3_ENDPOINT', 'S3_REGION', 'S3_FORCE_PATH_STYLE'],
    }),
    [
      values.S3_BUCKET !== undefined && values.S3_ENDPOINT === undefined && values.S3_REGION === undefined,
      'S3_REGION is required if S3_ENDPOINT is not set',
    ],
  ];
}

export function fileStoreOf(values: FileStoreValues): FileStoreConfig {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket || !accessKeyId || !secretAccessKey) return { s3: undefined };
  const endpoint = values.S3_ENDPOINT;
  const region = values.S3_REGION ?? USUAL_REGION;
  const forcePathStyle = values.S3_FORCE_PATH_STYLE ?? endpoint !== undefined;
  return { s3: { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle } };
}
