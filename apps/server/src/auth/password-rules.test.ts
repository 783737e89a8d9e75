import { describe, expect, test } from 'vitest';
import { isLeaked, isPersonal } from './password-rules.ts';

describe('a leaked password', () => {
  test.each([
    'Password1!',
    'Passw0rd!',
    'P@ssw0rd',
    'P@ssword1',
    'Qwerty123!',
    'Welcome1!',
    'Welcome123!',
    'Admin123!',
    'Admin@123',
    'Abc123!@#',
    'Abcd1234!',
    'Letmein1!',
    'Changeme1!',
    'Summer2024!',
    'Winter2024!',
    'Monkey123!',
    'Iloveyou1!',
    'Qwerty1!',
    'Test1234!',
    'Pass@123',
    'Pass@word1',
    'Baseball!2026',
    'Dr@g0n!99',
    'M0nk3y!2026',
    '1q2w3e4r5T!',
    'Trustno1!',
  ])('is %s', (password) => {
    expect(isLeaked(password)).toBe(true);
  });

  test.each(['Right!2026', 'Copper!Pipe77', 'Demo!2026', 'xK9#mPq2vL', 'Ödland!2026', '漢字!Tr9kelu', ''])(
    'is not %s',
    (password) => {
      expect(isLeaked(password)).toBe(false);
    },
  );
});

describe('a password of names', () => {
  const owner = {
    username: 'ada.mason@northgate.test',
    firstname: 'Ada',
    lastname: 'Mason',
    company: 'Northgate Builders, Inc.',
  };
  test.each([
    'Northgate!1',
    'N0rthg@te!1',
    'Mason!2026',
    'MasonAda1!',
    'AdaMason#77',
    'Builders2026!',
    'Plumbline1!',
  ])('is %s', (password) => {
    expect(isPersonal(password, owner)).toBe(true);
  });

  test.each(['Stonewall!9', 'MasonryTrowel!7', 'Right!2026', 'Inc!Trowel9'])('is not %s', (password) => {
    expect(isPersonal(password, owner)).toBe(false);
  });

  test('is recognized without names of the owner', () => {
    expect(isPersonal('Plumbline!9', {})).toBe(true);
    expect(isPersonal('Right!2026', { company: '', username: 'x@y.z' })).toBe(false);
  });
});
