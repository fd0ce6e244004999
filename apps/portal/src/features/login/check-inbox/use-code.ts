import { oneTimeCode } from '@portal/contract/fields/code';
import { useState } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { callOperation } from '../../../api/call-operation.ts';
import { ApiProblem, isProblem } from '../../../api/problem.ts';
import { type PortalForm, usePortalForm } from '../../../fields/form.tsx';
import { schemaResolver } from '../../../fields/schema-resolver.ts';
import { enterAccount } from '../enter-account.ts';

const codeForm = z.strictObject({ code: oneTimeCode });
type CodeValues = z.infer<typeof codeForm>;
const resolver = schemaResolver(codeForm);

export interface CodeEntry {
  form: PortalForm<CodeValues>;
  submit: (values: CodeValues) => Promise<void>;
  /** Null until a wrong code was tried. */
  triesLeft: number | null;
  forgetTries: () => void;
  /** A right code is being turned into a session. */
  isEntering: boolean;
}

/** Proves the address with the code. A wrong one costs a try; with none left the code is over. */
export function useCode(triesOnArrival: number): CodeEntry {
  const [, navigate] = useLocation();
  const [triesLeft, setTriesLeft] = useState<number | null>(null);
  const [isEntering, setIsEntering] = useState(false);
  const form = usePortalForm(resolver, { code: '' });

  return {
    form,
    triesLeft,
    isEntering,
    forgetTries: () => setTriesLeft(null),
    async submit(body) {
      setIsEntering(true);
      try {
        const proof = await callOperation('Auth_VerifyCode', { body });
        navigate(await enterAccount(proof), { replace: true });
      } catch (error) {
        setIsEntering(false);
        if (isOver(error)) {
          navigate('/expired-otp');
        } else if (isProblem(error, 'errorOtpInvalid')) {
          setTriesLeft(error.problem.triesLeft ?? Math.max(0, triesOnArrival - 1));
          form.setError('code', { type: 'server', message: 'errors.errorOtpInvalid' });
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
