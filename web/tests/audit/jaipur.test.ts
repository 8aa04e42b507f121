import { audit } from './audit.ts';

audit('jaipur');
