import { href } from '@plumbline/app-kit';

const inCrm = ['account', 'opportunity', 'lead', 'contact'];

/** The page of a form: those of CRM are tabs of one. @param field the code of a field that is open there. */
export const formHref = (module: string, field?: string): string => {
  const query: Record<string, string> = field ? { field } : {};
  return module === 'global'
    ? href('global-form', {}, query)
    : href(inCrm.includes(module) ? 'setup-manager' : 'setup-form', { id: module }, query);
};
