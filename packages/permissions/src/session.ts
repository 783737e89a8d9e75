import { abilityNames, appIds, appNames, permissionsOf, type Ability } from './apps.ts';

/** app id → permission name → ability → 1 where granted. */
export type PermissionMap = Record<string, Record<string, Partial<Record<Ability, 1>>>>;

/** Who holds a token, as far as access goes. The server decides by its own record; the client shows by this copy. */
export interface TokenInfo {
  /** Retail accounts land on the till, all others on the master dashboard. */
  type: 'Company' | 'Retail';
  is_partner: boolean;
  is_provider: boolean;
  /** 1 is an administrative account. */
  a: 0 | 1;
}
export interface SessionInfo extends TokenInfo {
  permissions: PermissionMap;
}

/** One right, as a call or a screen demands it. */
export interface Right {
  app: number;
  name: string;
  type: Ability;
}

const toBase64 = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The documented encoded permissions string: base64url of JSON. */
export const encodeSession = (session: SessionInfo): string => toBase64(JSON.stringify(session));

/** @returns undefined when the string is not one that `encodeSession` made: 'Bad Authentication data. Malformed data'. */
export function decodeSession(text: string): SessionInfo | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const value = JSON.parse(new TextDecoder().decode(bytes)) as Partial<SessionInfo>;
    if (typeof value !== 'object' || value === null) return undefined;
    if (value.type !== 'Company' && value.type !== 'Retail') return undefined;
    if (typeof value.permissions !== 'object' || value.permissions === null) return undefined;
    return {
      type: value.type,
      is_partner: value.is_partner === true,
      is_provider: value.is_provider === true,
      a: value.a === 1 ? 1 : 0,
      permissions: value.permissions,
    };
  } catch {
    return undefined;
  }
}

/** Why a right is refused: the app is not purchased, or the right is not held. */
export type Decision =
  | { allowed: true }
  | { allowed: false; reason: 'not-purchased' | 'missing-right'; right: Right }
  /** The right is held, and does not reach this record; `text` says why. */
  | { allowed: false; reason: 'limited'; right: Right; text: string };

/** How a company pays for its apps stays open to it when it has none left: its trial is over, or nothing was bought. */
const isOpenUnpurchased = (session: SessionInfo, { app, name }: Right): boolean =>
  app === appIds.setup && name === 'license' && !session.is_partner && !session.is_provider;

/**
 * An administrative account holds every right of the purchased apps. Everyone else needs the right itself, and the
 * app purchased.
 */
export function decide(session: SessionInfo, purchased: readonly number[], right: Right): Decision {
  if (!purchased.includes(right.app) && !isOpenUnpurchased(session, right))
    return { allowed: false, reason: 'not-purchased', right };
  if (session.a === 1) return { allowed: true };
  return session.permissions[String(right.app)]?.[right.name]?.[right.type] === 1
    ? { allowed: true }
    : { allowed: false, reason: 'missing-right', right };
}

/** Whether any right of the app is held, which is what shows it in the launcher. */
export function canOpenApp(
  session: SessionInfo,
  purchased: readonly number[],
  app: number | undefined,
): boolean {
  if (app === undefined) return true;
  if (!purchased.includes(app)) return false;
  return (
    session.a === 1 || Object.values(session.permissions[String(app)] ?? {}).some((each) => each.v === 1)
  );
}

/** A right as people read it: “Accounts: Edit”. */
export const rightName = ({ app, name, type }: Right): string =>
  `${permissionsOf(app)[name]?.label ?? name}: ${abilityNames[type]}`;

/** Who opens a company that is closed, and where. */
export const waysBack =
  'An administrator of your company finds the way back in Setup, under License & Payment.';

/**
 * The denial in words: which right is missing and who can grant it.
 * @param closed why all of the company's applications are closed, where they are.
 */
export function denialText(decision: Extract<Decision, { allowed: false }>, closed?: string): string {
  if (decision.reason === 'limited') return decision.text;
  const app = appNames[decision.right.app] ?? 'This application';
  if (decision.reason === 'not-purchased') {
    if (closed) return `${closed} ${waysBack}`;
    return `${app} is not part of your company's subscription. An administrator of your company can add it.`;
  }
  return `You need the right “${rightName(decision.right)}” in ${app}. An administrator of your company can grant it.`;
}
