import { audit } from './audit.ts';

audit('charmers');
