import { audit } from './audit.ts';

audit('rajas');
