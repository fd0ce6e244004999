import { operations, partnerOperations, staffOperations } from '@portal/contract/operations/index';
import type { Operation } from '@portal/contract/operations/operation';
import type { TextKey } from '@portal/locales';
import type { Brand } from '../../config/index.ts';
import { translate } from '../../platform/texts.ts';
import { about } from './about.ts';
import { fieldErrorKeys } from './field-error-keys.ts';
import type { JsonSchema } from '@portal/contract/documents/json-schema';
import { documentOperation } from './operations.ts';
import { commonResponses, responseHeaders } from './responses.ts';
import { SchemaBook } from '@portal/contract/documents/schema-book';
import { describeTags, type Tag, tagOf } from './tags.ts';
import { documentWebhooks } from './webhooks.ts';

/** Semantic version: the major number does not change as long as the promise in docs/api.md holds. */
const API_VERSION = '1.1.0';
const LICENSE = { name: 'Apache 2.0', identifier: 'Apache-2.0' };

export interface Provider {
  publicUrl: string;
  brand: Pick<Brand, 'name' | 'email'>;
}

export interface ApiDocument {
  openapi: string;
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, object> };
}

interface Subject {
  title: string;
  about: readonly string[];
  operations: readonly Operation[];
  securitySchemes: object;
  hasWebhooks?: true;
}

function documentOf(subject: Subject, { publicUrl, brand }: Provider): ApiDocument {
  const book = new SchemaBook((key) => translate('en', key as TextKey));
  const common = commonResponses(book);
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of subject.operations)
    paths[operation.path] = { ...paths[operation.path], [operation.method]: documentOperation(operation, book) };

  const webhooks = subject.hasWebhooks ? documentWebhooks(book) : undefined;
  const tags = new Set<Tag>([...subject.operations.map(tagOf), ...(webhooks ? (['Webhooks'] as const) : [])]);
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name}: ${subject.title}`,
      version: API_VERSION,
      description: subject.about.join('\n\n'),
      contact: { name: brand.name, email: brand.email, url: publicUrl },
      license: LICENSE,
    },
    servers: [{ url: publicUrl, description: 'This portal' }],
    tags: describeTags(tags),
    paths,
    ...(webhooks && { webhooks }),
    components: {
      schemas: withKeys(book.schemas),
      responses: common,
      headers: responseHeaders,
      securitySchemes: subject.securitySchemes,
    },
  } as ApiDocument;
}

function withKeys(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const { FieldError = {}, ...others } = schemas;
  const { key, ...properties } = FieldError.properties ?? {};
  return {
    ...others,
    FieldError: { ...FieldError, properties: { ...properties, key: { ...key, 'x-keys': fieldErrorKeys } } },
  };
}

export function buildApplicantDocument(provider: Provider): ApiDocument {
  return documentOf(
    {
      title: 'the applicant’s API',
      about: about.applicant,
      operations,
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token from a log-in or `Auth_RegenerateTokens`; it is valid for ten minutes.',
        },
      },
    },
    provider,
  );
}

export function buildPartnerDocument(provider: Provider): ApiDocument {
  return documentOf(
    {
      title: 'the partners’ API',
      about: about.partner,
      operations: partnerOperations,
      securitySchemes: { partnerKey: { type: 'http', scheme: 'bearer', description: 'A partner’s key.' } },
    },
    provider,
  );
}

export function buildStaffDocument(provider: Provider): ApiDocument {
  return documentOf(
    {
      title: 'the lender’s API',
      about: about.staff,
      operations: staffOperations,
      securitySchemes: {
        staffKey: { type: 'http', scheme: 'bearer', description: 'A key for one of the lender’s programs.' },
        staffSession: {
          type: 'apiKey',
          in: 'cookie',
          name: 'staffSession',
          description: 'A staff member’s console session; over https, the cookie name starts with `__Host-`.',
        },
      },
      hasWebhooks: true,
    },
    provider,
  );
}
