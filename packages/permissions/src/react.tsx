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

/** Returns the access of the signed-in user; undefined for a guest. */
export const useAccess = (): Access | undefined => use(AccessContext);

/** Returns a function that decides rights per row. A guest has none. */
export function useMayEach(): (right: Right) => Decision {
  const access = useAccess();
  return (right) =>
    access
      ? decide(access.session, access.purchased, right)
      : { allowed: false, reason: 'missing-right', right };
}

/** Decides whether the signed-in user has a right, with the reason if not. A guest has none. */
export const useDecision = (right: Right): Decision => useMayEach()(right);

/** Renders its children for users with the right. */
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
