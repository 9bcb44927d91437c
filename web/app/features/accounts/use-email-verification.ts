import { useEffect, useState } from 'react';
import { verifyOnce } from './verify-once.ts';

export type Verification = 'verifying' | 'verified' | 'failed';

export function useEmailVerification(token: string | null): Verification {
  const [state, setState] = useState<Verification>(token ? 'verifying' : 'failed');
  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    verifyOnce(token).then((isVerified) => {
      if (isCurrent) setState(isVerified ? 'verified' : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return state;
}
