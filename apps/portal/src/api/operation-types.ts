import type { OperationMethods } from './operations.generated.d.ts';

/** `Domain_VerbNoun` of the API document. */
export type OperationName = keyof OperationMethods;

type Arguments<Name extends OperationName> = Parameters<OperationMethods[Name]>;
type IsAny<Type> = 0 extends 1 & Type ? true : false;

/** Parameters of path, query and header in one object, as the API document names them. */
type ParametersOf<Name extends OperationName> = Exclude<
  NonNullable<Arguments<Name>[0]>,
  string | number | boolean | unknown[]
>;
type BodyOf<Name extends OperationName> = NonNullable<Arguments<Name>[1]>;

type WithParameters<Name extends OperationName> = string extends keyof ParametersOf<Name>
  ? { params?: undefined }
  : { params: ParametersOf<Name> };

type WithBody<Name extends OperationName> = Name extends 'Revenue_UploadStatement'
  ? { body: FormData }
  : IsAny<Arguments<Name>[1]> extends true
    ? { body?: undefined }
    : { body: BodyOf<Name> };

/** What a call takes: parameters and body where the operation has them, and how to stop or follow it. */
export type OperationCall<Name extends OperationName> = WithParameters<Name> &
  WithBody<Name> & {
    signal?: AbortSignal;
    /** The call outlives the page that makes it; for what is saved while a page is left. */
    keepalive?: boolean;
    onUploadProgress?: (progress: { loaded: number; total?: number | undefined }) => void;
  };

/** An operation without parameters and body is called by its name alone. */
export type CallArguments<Name extends OperationName> =
  object extends OperationCall<Name> ? [call?: OperationCall<Name>] : [call: OperationCall<Name>];

export type Answer<Name extends OperationName> = Awaited<ReturnType<OperationMethods[Name]>>['data'];
