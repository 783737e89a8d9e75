import { href } from '@plumbline/app-kit';

const inCrm = ['account', 'opportunity', 'lead', 'contact'];

/** The page of a form: those of CRM are tabs of one. */
export const formHref = (module: string): string =>
  module === 'global'
    ? href('global-form')
    : href(inCrm.includes(module) ? 'setup-manager' : 'setup-form', { id: module });
