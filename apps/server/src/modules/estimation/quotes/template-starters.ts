export type QuoteTemplateType = 'BasicTemplate' | 'ChangeOrderTemplate';

const field = (name: string) => `<span data-field="${name}"></span>`;
const block = (name: string) => `<div data-block="${name}"></div>`;

const basic = [
  block('letterhead'),
  `<h2>${field('quote_name')}</h2>`,
  block('facts'),
  `<p>Thank you for the opportunity to price <strong>${field('project')}</strong>. We offer the work below for <strong>${field('total')}</strong>, valid until ${field('valid_until')}.</p>`,
  `<p>${field('scope')}</p>`,
  '<h3>Scope and prices</h3>',
  block('lines'),
  block('totals'),
  block('clauses'),
  '<h3>Terms</h3>',
  '<ol>',
  '<li><p>The price covers work during regular hours with one mobilization, unless stated otherwise above.</p></li>',
  '<li><p>Work in place is invoiced monthly. Invoices are due within 30 days.</p></li>',
  '<li><p>Changes to the scope are priced and signed before the work begins.</p></li>',
  '<li><p>Concealed conditions that were not visible when this quote was prepared are excluded.</p></li>',
  '</ol>',
  '<h3>Next step</h3>',
  `<p>Sign below or accept through the link in our email, and we will schedule the work. ${field('sales_specialist')} is happy to answer your questions.</p>`,
  block('signature'),
];

const changeOrder = [
  block('letterhead'),
  '<h2>Change order</h2>',
  block('facts'),
  `<p>This change order amends ${field('accepted_quote')}, accepted on ${field('accepted_on')} for <strong>${field('project')}</strong>.</p>`,
  `<p>${field('scope')}</p>`,
  '<h3>What changes</h3>',
  '<ul>',
  `<li><p>Accepted before: ${field('accepted_total')}</p></li>`,
  `<li><p>This change: <strong>${field('change')}</strong></p></li>`,
  `<li><p>New total: <strong>${field('total')}</strong></p></li>`,
  '</ul>',
  block('changes'),
  '<h3>Scope with this change</h3>',
  block('lines_amounts'),
  block('totals'),
  block('clauses'),
  '<h3>Terms</h3>',
  '<p>All other terms of the accepted quote remain unchanged. Work on this change begins once it is signed, and the schedule is extended accordingly.</p>',
  block('signature'),
];

/** Default documents of new templates. */
export const starterOf = (type: string): string =>
  (type === 'ChangeOrderTemplate' ? changeOrder : basic).join('');
