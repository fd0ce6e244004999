// Compiled but never run. A wrong call that compiles leaves an unused @ts-expect-error, which fails the check.
import { callOperation } from './call-operation.ts';
import { operationQuery } from './operation-query.ts';

const params = { applicationId: '7b1c' };
const body = { version: 1, values: {} };

// @ts-expect-error the contract has no such operation
void callOperation('Application_DeleteApplication', { params });

// @ts-expect-error an operation of the staff's document
void callOperation('Staff_ListKeys');

// @ts-expect-error an operation of the partners' document
void callOperation('Partner_GetReferral', { params: { referralId: '7b1c' } });

// @ts-expect-error parameters are missing
void callOperation('Application_GetApplication');

// @ts-expect-error a parameter with the wrong name
void callOperation('Application_GetApplication', { params: { customerId: '7b1c' } });

// @ts-expect-error a parameter that the operation does not have
void callOperation('Application_GetApplication', { params: { applicationId: '7b1c', language: 'en' } });

// @ts-expect-error parameters for an operation that takes none
void callOperation('Application_ListApplications', { params });

// @ts-expect-error a step without drafts
void callOperation('Application_SaveDraft', { params: { ...params, step: 'welcome' }, body });

// @ts-expect-error the body is missing
void callOperation('Application_CompleteWelcome', { params });

// @ts-expect-error a body of the wrong type
void callOperation('Application_CompleteWelcome', { params, body: { version: '1' } });

// @ts-expect-error a body for an operation that takes none
void callOperation('Application_WithdrawApplication', { params, body: { version: 1 } });

// @ts-expect-error a language that the portal does not have
void callOperation('Auth_ResendVerification', { body: { language: 'de' } });

// @ts-expect-error an upload is form data
void callOperation('Revenue_UploadStatement', { params, body: { file: new File([], 'march.pdf') } });

const submission = { version: 1, acceptedDeclaration: true, language: 'en', textVersion: '1' } as const;

void callOperation('Application_SubmitApplication', {
  // @ts-expect-error the idempotency key is missing
  params,
  body: submission,
});

// @ts-expect-error a query takes the same parameters
void operationQuery('Application_GetApplication', { params: {} });

const application = await callOperation('Application_GetApplication', { params });

// @ts-expect-error the response has no such value
application.interestRate satisfies unknown;

// @ts-expect-error an identifier is text
application.applicationId satisfies number;

const proof = await callOperation('Auth_VerifyCode', { body: { code: '123456' } });

// @ts-expect-error only one outcome has a token
proof.accessToken satisfies unknown;

// @ts-expect-error the response is empty
(await callOperation('Auth_LogOut')) satisfies object;
