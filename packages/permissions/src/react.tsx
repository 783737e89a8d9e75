import { createContext, use, type ReactNode } from 'react';
import { decide, type Decision, type Right, type SessionInfo } from './session.ts';

export interface Access {
  session: SessionInfo;
  purchased: readonly number[];
}
const AccessContext = createContext<Access | undefined>(undefined);

export function AccessProvider({ value, children }: { value: Access | undefined; children: ReactNode }) {
  return <AccessContext value={value}>{children}</AccessContext>;
}

/** @returns undefined for a guest. */
export const useAccess = (): Access | undefined => use(AccessContext);

/** Decides about rights that are known only as rows are shown. A guest holds none. */
export function useMayEach(): (right: Right) => Decision {
  const access = useAccess();
  return (right) =>
    access
      ? decide(access.session, access.purchased, right)
      : { allowed: false, reason: 'missing-right', right };
}

/** Whether the signed-in person holds a right, and why not. A guest holds none. */
export const useDecision = (right: Right): Decision => useMayEach()(right);

/** Shows its children to those who hold the right. */
export function Can({
  right,
  children,
  otherwise = null,
}: {
  right: Right;
  children: ReactNode;
  otherwise?: ReactNode;
}) {
  return useDecision(right).allowed ? children : otherwise;
}
