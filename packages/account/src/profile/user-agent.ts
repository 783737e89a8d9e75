import { profileMessages } from './messages.ts';

const browsers: readonly [RegExp, string][] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
const named = (list: readonly [RegExp, string][], agent: string) =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** Formats a User-Agent header for display, e.g. "Chrome on Windows". */
export function agentName(agent: string): string {
  const [browser, system] = [named(browsers, agent), named(systems, agent)];
  if (browser && system) return profileMessages.deviceName(browser, system);
  return browser ?? system ?? profileMessages.unknownDevice;
}
