import { href } from '@plumbline/app-kit';

const inCrm = ['account', 'opportunity', 'lead', 'contact'];

/** Returns the address of a form's editor; CRM forms are tabs of one page. @param field code of a field to open. */
export const formHref = (module: string, field?: string): string => {
  const query: Record<string, string> = field ? { field } : {};
  return module === 'global'
    ? href('global-form', {}, query)
    : href(inCrm.includes(module) ? 'setup-manager' : 'setup-form', { id: module }, query);
};
