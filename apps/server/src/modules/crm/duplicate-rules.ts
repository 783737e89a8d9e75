import {
  firmName,
  personName,
  plainName,
  sameAccount,
  sameAddress,
  sameDomain,
  sameEmail,
  samePhone,
  type DuplicateRule,
} from '@plumbline/validation/duplicates';

export const contactDuplicates: DuplicateRule = {
  name: {
    alone: 0.6,
    weight: 5,
    fields: ['firstname', 'lastname'],
    of: (text) => personName(text('firstname'), text('lastname')),
  },
  evidence: {
    email: sameEmail({ alone: 0.9, weight: 2 }),
    // Colleagues share number and company.
    phone: samePhone({ alone: 0.5, weight: 1 }),
    company: sameAccount({ alone: 0.1, weight: 2 }),
  },
};

export const leadDuplicates: DuplicateRule = {
  name: { alone: 0.7, weight: 4, fields: ['name'], of: (text) => plainName(text('name')) },
  evidence: {
    email: sameEmail({ alone: 0.7, weight: 2 }),
    phone: samePhone({ alone: 0.65, weight: 1 }),
    address: sameAddress({ alone: 0.6, weight: 2 }),
    // One customer has many jobs.
    company: {
      alone: 0.3,
      weight: 2,
      reason: 'same company',
      fields: ['company'],
      values: (text) => [firmName(text('company')).key].filter(Boolean),
    },
    person: {
      alone: 0.3,
      weight: 1,
      reason: 'same person',
      fields: ['firstname', 'lastname'],
      values: (text) => [personName(text('firstname'), text('lastname')).key].filter(Boolean),
    },
    domain: sameDomain({ alone: 0.3, weight: 1 }),
  },
};

export const opportunityDuplicates: DuplicateRule = {
  // Several customers bid on one job: an equal name is only possible, the customer decides.
  name: { alone: 0.7, weight: 4, fields: ['name'], of: (text) => plainName(text('name')) },
  evidence: { company: sameAccount({ alone: 0.3, weight: 3 }) },
};
