-- The bots' levels have other names now; ratings and results follow.
UPDATE ratings SET who = 'bot:beginner' WHERE who = 'bot:guest';
UPDATE ratings SET who = 'bot:easy' WHERE who = 'bot:trader';
UPDATE ratings SET who = 'bot:medium' WHERE who = 'bot:courtier';
UPDATE ratings SET who = 'bot:hard' WHERE who = 'bot:minister';
UPDATE ratings SET who = 'bot:expert' WHERE who = 'bot:raja';
UPDATE ratings SET who = 'bot:master' WHERE who = 'bot:mogul';
UPDATE results SET who = 'bot:beginner' WHERE who = 'bot:guest';
UPDATE results SET who = 'bot:easy' WHERE who = 'bot:trader';
UPDATE results SET who = 'bot:medium' WHERE who = 'bot:courtier';
UPDATE results SET who = 'bot:hard' WHERE who = 'bot:minister';
UPDATE results SET who = 'bot:expert' WHERE who = 'bot:raja';
UPDATE results SET who = 'bot:master' WHERE who = 'bot:mogul';
