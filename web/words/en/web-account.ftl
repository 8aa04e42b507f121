# The account page.
web-account = Account
web-account-why = You can play here without an account: a guest needs only a name. An account makes you the same player on all your devices, and lets you play for ratings.
web-account-make = Create an account
web-account-make-line = What you've played on this device stays yours. No email address needed.
web-account-name = Username
web-account-password = Password
web-account-password-new = New password
web-account-password-old = Current password
web-account-look = Show password
web-account-need-name-length = 3 to 24 characters
web-account-need-name-letters = letters a to z, digits, - and _ only
web-account-need-length = at least 8 characters
web-account-need-met = : yes
web-account-sign-in = Sign in
web-account-sign-in-line = With an account you already have.
web-account-bring = { $count ->
    [one] Bring this guest's game along
   *[other] Bring this guest's { $count } games along
}
web-account-bring-yes = What the guest played moves to your account. The guest on this device is deleted, along with its tokens for programs.
web-account-bring-no = What the guest played stays with the guest, who can't be reached once you sign in.
web-account-forgotten = Forgot your password?
web-account-recover-line = Enter the recovery code you saved when you created the account. All other devices and tokens are signed out, and you get a new code.
web-account-recover = Set new password
web-account-recover-back = Back to sign-in
web-account-code = Recovery code
web-account-code-title = Save this recovery code
web-account-code-line = It's shown only once. If you forget your password, this code lets you set a new one. Write it down, or keep it with your passwords.
web-account-code-lost = If you lose both, only the host of this server can let you back in: there's no email address to write to.
web-account-code-kept = I've saved it
web-account-made = You're signed in, and your recovery code is saved.
web-account-recovered = Your new password is set. Sign in with it.
web-account-welcome = Welcome, { $account }.
web-account-left = You're signed out on this device.
web-account-gone = Everything stored about you here has been deleted.
web-account-back = Back to the table
web-account-signed-in = You're signed in as { $account }.
web-account-shown-as = Others see you as { $name }.
web-account-profile = My ratings
web-account-settings = Display name, and tokens for programs
web-account-second = Code
web-account-second-app = Six digits from your authenticator app.
web-account-second-line = Six digits from your authenticator app, or one of your spare codes.
web-account-program = Bot account
web-account-program-box = A program plays for this account
web-account-program-line = Your name is marked as a bot: at tables you join from now on, in the ratings and on your profile.
web-program = bot account
web-account-two-factor = Two-factor sign-in
web-account-two-factor-line = Ask for a code from an authenticator app on your phone as well as your password. It takes a minute to set up.
web-account-two-factor-begin = Set up
web-account-two-factor-scan = Scan this with your authenticator app, or type in the key below. Then enter the code the app shows.
web-account-two-factor-qr = The key for your authenticator app, as a QR code
web-account-two-factor-turn-on = Turn on
web-account-two-factor-on = { $count ->
    [one] It's on. You have { $count } spare code left.
   *[other] It's on. You have { $count } spare codes left.
}
web-account-two-factor-turn-off = Turn off
web-account-spare = Spare codes
web-account-spare-line = Two-factor sign-in is on. Keep these spare codes somewhere safe: each signs you in once if you lose your phone. They won't be shown again.
web-account-sessions = Devices
web-account-session-here = this device
web-account-session-seen = last used { $ago }
web-account-session-dropped = Signed out: { $label }
web-account-sign-out = Sign out
web-account-sign-out-here = Sign out on this device
web-account-password-change = Change password
web-account-password-line = This signs out all your other devices.
web-account-password-keep-tokens = Keep my tokens for programs valid
web-account-password-changed = Your password is changed. All your other devices are signed out.
web-account-everything = Your data
web-account-everything-line = Your name, your games, your chat messages, your devices and settings. You can download all of it, or delete it.
web-account-export = Download everything
web-account-delete = Delete everything…
web-account-delete-title = Delete everything?
web-account-delete-line = Your name, chat, devices, tokens and ratings are deleted now, and your games in progress are abandoned. Finished games stay for the others, without your name. This can't be undone.
web-account-delete-sure = I understand that this can't be undone
web-account-delete-now = Delete everything
web-account-delete-not = Keep everything
web-account-hooks = Webhooks
web-account-hooks-line = Durbar can call an address of yours when a table has been waiting for you for a minute.
web-account-hook-url = Address
web-account-hook-make = Add
web-account-hook-allowed = This server calls only: { $addresses }
web-account-hook-key = Key
web-account-hook-key-line = Copy this key now; it won't be shown again:
web-account-hook-new = not called yet
web-account-hook-called = called { $ago }: { $result }
web-account-hook-failing = { $count ->
    [one] the last call failed { $ago }: { $result }
   *[other] the last { $count } calls failed, the latest { $ago }: { $result }
}
web-account-hook-off = turned off after { $count } failures, the latest { $ago }: { $result }. Remove it and add it again.
web-account-hook-test = Test it now
web-account-hook-tested = The call was made: { $result }
web-account-hook-drop = Remove
web-account-hook-dropped = Webhook removed.
web-account-hook-signature = Every call carries the header durbar-signature: t=TIME,v1=HEX, where TIME is in seconds and HEX is the HMAC-SHA-256 of TIME.BODY under the key, which is written in hex. Check it to be sure that a call comes from this server.
web-account-hook-docs = All fields: the API description
