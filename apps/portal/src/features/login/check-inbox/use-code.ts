import { paths } from '@portal/contract/routes';
import { oneTimeCode } from '@portal/contract/fields/code';
import { useState } from 'react';
import * as z from 'zod/mini';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { ApiProblem, isProblem } from '@portal/contract/client/problem';
import { schemaResolver } from '../../../frame/form/schema-resolver.ts';
import { type TypedForm, useTypedForm } from '../../../frame/form/use-typed-form.ts';
import { enterAccount } from '../enter-account.ts';

const codeForm = z.strictObject({ code: oneTimeCode });
type CodeValues = z.infer<typeof codeForm>;
const resolver = schemaResolver(codeForm);

export interface CodeEntry extends TypedForm<CodeValues> {
  submit: (values: CodeValues) => Promise<void>;
  triesLeft: number | null;
  resetTries: () => void;
  isEntering: boolean;
}

export interface CodeOptions {
  triesOnArrival: number;
  onProvedElsewhere: () => void;
  whenReady: () => Promise<void>;
}

export function useCode({ triesOnArrival, onProvedElsewhere, whenReady }: CodeOptions): CodeEntry {
  const [triesLeft, setTriesLeft] = useState<number | null>(null);
  const [isEntering, setIsEntering] = useState(false);
  const { form, store } = useTypedForm('code', resolver, { code: '' });

  return {
    form,
    store,
    triesLeft,
    isEntering,
    resetTries: () => setTriesLeft(null),
    async submit(body) {
      setIsEntering(true);
      try {
        await whenReady();
        const proof = await callOperation('Auth_VerifyCode', { body });
        navigate(await enterAccount(proof), { replace: true });
      } catch (error) {
        setIsEntering(false);
        if (isOver(error)) {
          navigate(paths.expiredCode);
        } else if (isProblem(error, 'errorProvedElsewhere')) {
          onProvedElsewhere();
        } else if (isProblem(error, 'errorTooManyRequests')) {
          form.setError('code', 'verification.inbox.codesRest');
        } else if (isProblem(error, 'errorOtpInvalid')) {
          setTriesLeft(error.problem.triesLeft ?? Math.max(0, triesOnArrival - 1));
          form.setError('code', 'errors.errorOtpInvalid');
        } else {
          throw error;
        }
      }
    },
  };
}

function isOver(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  return error.code === 'errorOtpExpired' || (error.code === 'errorOtpInvalid' && error.problem.triesLeft === 0);
}
