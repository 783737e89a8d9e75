import type { SheetKind } from '@plumbline/testing/plans/index';
import type { Settings } from '../modules/estimation/estimates/estimate-settings.ts';

/** Plan set of an estimation. */
export interface JobPlans {
  project: [string, string];
  seed: number;
  sheets: SheetKind[];
}

/** An estimation of the demo company with its customer. */
export interface Job {
  /** Last four digits of the estimation number, which does not start at 1. */
  number: number;
  name: string;
  customer: {
    name: string;
    street: string;
    city: string;
    state: string;
    zip: string;
    phone: string;
    email: string;
  };
  contact: { firstname: string; lastname: string; title: string; email: string; phone: string };
  scope: string;
  status: string;
  stage: string;
  /** In square feet. */
  floorArea: string;
  /** Amount of the opportunity until a quote is sent. */
  budget: string;
  /** Days from today. */
  started: number;
  bid: number;
  settings: Partial<Settings>;
  /** Tag names. */
  tags: readonly string[];
  description: string;
}

/** Estimations that are under way, with their plan sets. */
export const jobs: [Job & JobPlans, Job & JobPlans] = [
  {
    number: 142,
    name: 'Alder Creek Family Clinic',
    project: ['ALDER CREEK', 'FAMILY CLINIC'],
    seed: 142,
    sheets: ['floor', 'roof', 'ceiling', 'elevations', 'finishes', 'doors', 'enlarged'],
    customer: {
      name: 'Alder Creek Health Partners',
      street: '1140 Alder Creek Road',
      city: 'Springfield',
      state: 'OR',
      zip: '97477',
      phone: '541-555-0180',
      email: 'office@aldercreekhp.test',
    },
    contact: {
      firstname: 'Karen',
      lastname: 'Boone',
      title: 'Facilities director',
      email: 'k.boone@aldercreekhp.test',
      phone: '541-555-0182',
    },
    scope: 'Interiors, plumbing fixtures and entrance canopy',
    status: 'In review',
    stage: 'Estimating',
    floorArea: '6100',
    budget: '180000',
    started: -19,
    bid: 6,
    settings: { overhead_percentage: '10', profit_percentage: '12', bond_percentage: '1.2' },
    tags: ['Healthcare', 'Tenant improvement'],
    description: 'Interior build-out of the clinic, with the canopy over the entrance.',
  },
  {
    number: 143,
    name: 'Lane County Health Annex',
    project: ['LANE COUNTY', 'HEALTH ANNEX'],
    seed: 77,
    sheets: ['floor', 'ceiling', 'finishes'],
    customer: {
      name: 'Lane County Facilities',
      street: '125 East 8th Avenue',
      city: 'Eugene',
      state: 'OR',
      zip: '97401',
      phone: '541-555-0120',
      email: 'facilities@lanecounty.test',
    },
    contact: {
      firstname: 'Colin',
      lastname: 'Rourke',
      title: 'Project manager',
      email: 'c.rourke@lanecounty.test',
      phone: '541-555-0127',
    },
    scope: 'Interiors',
    status: 'Take-off',
    stage: 'Estimating',
    floorArea: '5800',
    budget: '150000',
    started: -4,
    bid: 13,
    settings: {},
    tags: ['Healthcare', 'Public work'],
    description: 'Tenant improvement, interiors only. Take-off under way.',
  },
];

const about = (name: string, ...codes: string[]) =>
  codes.length ? { name, include_on: 'assembly' as const, codes } : { name };
export const inclusions = [
  about('Layout, submittals and as-built drawings'),
  about('Blocking for grab bars and wall cabinets', 'P1', 'P2'),
  about('Firestop at rated heads and penetrations', 'P2'),
  about('Daily clean-up to owner’s dumpster'),
  about('One mobilization, regular hours'),
];
export const exclusions = [
  about('Permits and plan review fees'),
  about('Electrical, low voltage and fire alarm'),
  about('Hazardous material abatement'),
  about('Moisture mitigation under LVT', 'LVT-1'),
  about('Overtime and off-hours work'),
];
